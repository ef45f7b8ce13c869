import '../rules/inn/dock.ts';
import '../rules/marriage/dock.ts';
import '../rules/port/dock.ts';

/** Village with everything that is in its box. */
export { village } from '../index.ts';
