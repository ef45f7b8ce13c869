import type { Sound } from '@spielstube/ui';

// All sounds are made here, out of tones and noise: nothing is recorded.

/** How loud the house is. */
const SOFT = 0.22;
/** More than this many at once would be a din. */
const MOST_VOICES = 6;

/** Something that swings: it begins at once and dies away. */
interface Tone {
  readonly hertz: number;
  /** Where its pitch falls to, if it does. */
  readonly to?: number;
  readonly gain: number;
  readonly seconds: number;
  readonly after?: number;
}

/** Something that hisses, through a filter. */
interface Hiss {
  readonly filter: BiquadFilterType;
  readonly hertz: number;
  readonly to?: number;
  readonly gain: number;
  readonly seconds: number;
  readonly after?: number;
}

interface Recipe {
  readonly tones?: readonly Tone[];
  readonly hisses?: readonly Hiss[];
}

/** A knock on wood, so many seconds later. */
const knock = (hertz: number, gain: number, after = 0): Required<Recipe> => ({
  tones: [{ hertz, to: hertz * 0.6, gain, seconds: 0.09, after }],
  hisses: [{ filter: 'bandpass', hertz: hertz * 5, gain: gain * 0.5, seconds: 0.03, after }],
});
const together = (...recipes: readonly Recipe[]): Recipe => ({
  tones: recipes.flatMap(({ tones = [] }) => tones),
  hisses: recipes.flatMap(({ hisses = [] }) => hisses),
});

const RECIPES: Readonly<Record<Sound, Recipe>> = {
  wood: knock(210, 0.9),
  dice: together(knock(420, 0.5), knock(380, 0.45, 0.06), knock(450, 0.3, 0.1), knock(400, 0.2, 0.17)),
  card: { hisses: [{ filter: 'bandpass', hertz: 2600, to: 4200, gain: 0.5, seconds: 0.09 }] },
  page: { hisses: [{ filter: 'bandpass', hertz: 900, to: 2800, gain: 0.4, seconds: 0.24 }] },
  coin: {
    tones: [
      { hertz: 2090, gain: 0.22, seconds: 0.22 },
      { hertz: 3340, gain: 0.16, seconds: 0.3 },
      { hertz: 5270, gain: 0.06, seconds: 0.16, after: 0.02 },
    ],
  },
  seal: {
    tones: [{ hertz: 96, to: 58, gain: 1, seconds: 0.2 }],
    hisses: [{ filter: 'lowpass', hertz: 700, to: 200, gain: 0.4, seconds: 0.12 }],
  },
  bell: {
    tones: [
      { hertz: 392, gain: 0.5, seconds: 1.9 },
      { hertz: 784, gain: 0.28, seconds: 1.4 },
      { hertz: 940, gain: 0.18, seconds: 1.1 },
      { hertz: 1176, gain: 0.12, seconds: 0.8 },
    ],
  },
};

interface Stage {
  readonly context: AudioContext;
  readonly out: GainNode;
  readonly noise: AudioBuffer;
}

let stage: Stage | null = null;
let voices = 0;

function openStage(): Stage {
  const context = new AudioContext();
  const out = context.createGain();
  out.gain.value = SOFT;
  out.connect(context.destination);
  const noise = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  return { context, out, noise };
}

/** Lets a sound be heard so many seconds from now. */
export function play(sound: Sound, delay: number): void {
  if (voices >= MOST_VOICES) return;
  stage ??= openStage();
  const { context } = stage;
  // Browsers keep still until somebody has touched the page.
  if (context.state === 'suspended') void context.resume();
  const start = context.currentTime + delay;
  const { tones = [], hisses = [] } = RECIPES[sound];
  const ends: Promise<void>[] = [];
  for (const tone of tones) ends.push(swing(stage, tone, start));
  for (const hiss of hisses) ends.push(blow(stage, hiss, start));
  voices++;
  void Promise.all(ends).then(() => {
    voices--;
  });
}

function swing({ context, out }: Stage, { hertz, to = hertz, gain, seconds, after = 0 }: Tone, at: number) {
  const start = at + after;
  const source = context.createOscillator();
  source.frequency.setValueAtTime(hertz, start);
  source.frequency.exponentialRampToValueAtTime(to, start + seconds);
  source.connect(fading(context, out, gain, start, seconds));
  return sounding(source, start, seconds);
}

function blow({ context, out, noise }: Stage, hiss: Hiss, at: number): Promise<void> {
  const { filter: type, hertz, to = hertz, gain, seconds, after = 0 } = hiss;
  const start = at + after;
  const source = context.createBufferSource();
  source.buffer = noise;
  const filter = context.createBiquadFilter();
  filter.type = type;
  filter.frequency.setValueAtTime(hertz, start);
  filter.frequency.exponentialRampToValueAtTime(to, start + seconds);
  source.connect(filter).connect(fading(context, out, gain, start, seconds));
  return sounding(source, start, seconds);
}

/** Begins without a click and dies away. */
function fading(
  context: AudioContext,
  out: AudioNode,
  gain: number,
  start: number,
  seconds: number,
): GainNode {
  const fade = context.createGain();
  fade.gain.setValueAtTime(0.0001, start);
  fade.gain.exponentialRampToValueAtTime(gain, start + 0.004);
  fade.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  fade.connect(out);
  return fade;
}

function sounding(source: AudioScheduledSourceNode, start: number, seconds: number): Promise<void> {
  source.start(start);
  source.stop(start + seconds + 0.02);
  return new Promise((resolve) => {
    source.onended = () => {
      source.disconnect();
      resolve();
    };
  });
}
