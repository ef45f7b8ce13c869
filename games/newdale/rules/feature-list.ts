import { FeatureList } from '@spielstube/engine';

/** What positions are judged by; each feature is named where it is counted. */
export const list = new FeatureList();
