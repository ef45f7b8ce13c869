import { serve } from '../pool.ts';
import { LEARNING } from './self-play.ts';

serve(LEARNING);
