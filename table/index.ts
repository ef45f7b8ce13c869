export * from './host.ts';
export * from './record.ts';
export * from './record-error.ts';
export * from './table.ts';
export * from './verify.ts';
