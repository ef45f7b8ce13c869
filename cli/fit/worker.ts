import { serve } from '../pool.ts';
import { learn } from './self-play.ts';

serve(learn);
