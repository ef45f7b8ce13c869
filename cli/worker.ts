import { PLAYING, serve } from './pool.ts';

serve(PLAYING);
