import { play, serve } from './pool.ts';

serve(play);
