import type { BoxFile } from '@spielstube/engine';

export default function Balance({ box }: { box: BoxFile }) {
  return box.name === '' ? null : null;
}
