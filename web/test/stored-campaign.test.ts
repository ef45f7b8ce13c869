import { expect, test } from 'vitest';
import { readStoredCampaign } from '../cellar/stored-campaign.ts';

const campaign = {
  id: 'abc',
  game: 'newdale',
  seats: [
    { kind: 'person', name: 'Marthe' },
    { kind: 'bot', level: 'apprentice', name: 'Sophie' },
  ],
  stages: [
    { table: 'xyz', given: { place: 'A8', name: 'Anna am Bach' } },
    { table: 'uvw', given: null },
  ],
  created: 1,
  updated: 2,
};

test('a campaign is read as it was put into the cellar', () => {
  for (const one of [campaign, { ...campaign, over: true, options: { targets: 'master', promos: true } }])
    expect(readStoredCampaign(structuredClone(one))).toEqual(one);
});

test('what is none of our campaigns is left alone', () => {
  const { seats, ...withoutSeats } = campaign;
  expect(seats).toHaveLength(2);
  for (const value of [
    undefined,
    'campaign',
    withoutSeats,
    { ...campaign, stages: [{ table: 7, given: null }] },
  ])
    expect(readStoredCampaign(value)).toBeNull();
});
