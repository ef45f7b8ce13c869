import type { Stories } from '../stories.ts';

/** The Chronicle in English. */
export const stories: Stories = {
  I: {
    before: [
      'Outside the gates of Longsdale a town of canvas is growing. Everybody wants to go to the sea, and nobody knows how far it is. The bishop has an old book that tells of giants in the ice. Nate Welton has a list, and on the list it says: bread.',
      '“I have plenty of heroes,” he says. “What I lack is flour.” Until the carts are full, not a wheel will turn.',
    ],
    after: [
      'The last sack has just been tied down when there is frost on the canvas in the morning. In August. The children draw faces in it; the old people say nothing.',
      'The bishop has been reading all night. At breakfast he closes the book and asks whether anybody can sew coats.',
    ],
  },
  II: {
    before: [
      'Nobody in Longsdale has ever taken measurements for a land of ice. The tanners compete in smelling, the tailors argue about mittens.',
      'Then Rabbit stands in the camp, dusty up to the eyebrows: the north will lend you guides who know every stone. It only asks somebody to remember that the north is hungry, too.',
    ],
    after: [
      'By way of thanks the guides unroll two maps. On one of them the road follows the river, and where bridges used to be there are ink blots. On the other it vanishes in the Thornwood and does not come out again at the edge.',
      'Whoever holds the cup points at one of them with a spoon. That settles it.',
    ],
  },
  IIIa: {
    before: [
      'The snow melted in the wrong season and took the bridges along. On the far bank people are waving. Perhaps they are shouting, too, but the river does most of the talking.',
      'Boards, bricks, iron: whoever owns a box of nails is suddenly greeted very politely.',
    ],
    after: [
      'The first cart rattles across the new planks, and everybody holds their breath. The bridge holds, too. On the other side Gunda is waiting, a bridge builder out of work since yesterday, who finds the crooked spots at once.',
      'One more thing she would like to know: who were the riders with the hoods that took the ford before you?',
    ],
  },
  IIIb: {
    before: [
      'In the Thornwood it is evening at noon. The carts stand so tightly between the trunks that the oxen have to think backwards. Without a saw everything takes root here that stops for longer than a bowl of soup.',
      'Somebody has cut signs into the bark. The resin is still soft.',
    ],
    after: [
      'For the first time in a hundred years the sun falls on the clearing. An astonished badger goes home.',
      'Gunda, a carpenter of the wood, loads her saws onto your wagon. She can read the signs: they lead to a meeting place, and they are not meant for people who show their faces.',
    ],
  },
  IVa: {
    before: [
      'Beyond the river the road climbs to Creekside, the last market before the borderlands. You hear the hammers from afar.',
      'The smiths there are friendly but thorough: the gate opens for those who bring them work. Those who only bring a good morning may keep it.',
    ],
    after: [
      'Creekside celebrates until the torches burn low. The mayor gives three speeches, and all three are the same.',
      'At dawn three carts are missing. In the cold ashes lies a black hood, neatly folded. From now on nobody sleeps without a watch.',
    ],
  },
  IVb: {
    before: [
      'Thickthorn is hidden so well that even the tax collectors gave up. The people of the wood share their fire with you. The roof above it they share with guests who know how to feast.',
      'Barrels, meat and wine, then. There are harder trials.',
    ],
    after: [
      'The feast lasts two nights, the headaches three days. Then the elders lift a hedge of thorns like a curtain: behind it a passage leads into the earth.',
      'Below you find a camp, left in a hurry. The soup is still warm. It is even good, and that cheers nobody up.',
    ],
  },
  V: {
    before: [
      'By day the borderlands belong to the king. At night they belong to nobody. Among the labourers who stand by the wagons in the morning there are some who are not cold and keep their hoods on all the same.',
      'Canyon Brook is only a few days away. Take sturdy shoes. And something pointed.',
    ],
    after: [
      'It smells of salt and tar: the sea. The children run right in; so do the oxen, after some thought.',
      'In Canyon Brook the quay is finished, the lamp is polished, the band has been practising. Only the fleet that should be lying here consists of keels on trestles and a very embarrassed master shipwright.',
    ],
  },
  VI: {
    before: [
      'The shipwright counts in planks, the cooper in water barrels, the sailmaker in bolts of cloth. You count the days until the autumn storms.',
      'All of Canyon Brook becomes one workshop. Whoever has a thumb has a blue one.',
    ],
    after: [
      'At the launching the vintner Aaron Reitzke throws his best bottle at the bow and looks after it for a long time. The ship floats. Everybody pretends never to have doubted it.',
      'The same night the bishop’s chest is empty. The old book is gone, and so is a rowing boat. It is heading for Larkhill.',
    ],
  },
  VII: {
    before: [
      'Larkhill is a pretty bay: white houses, gulls, fishermen who raise their hats. Only every second cellar belongs to the order, and Sam Merz, the book thief, has friends on every island.',
      'For the islands you need ships. For the cellars, a large ring of keys.',
    ],
    after: [
      'At the top of the lighthouse lies the book, open at the last page. Only the chart is missing. Merz has cut it out neatly; he was a librarian once, after all.',
      'Far out a black sail turns north. He wants to be with the giants before you.',
    ],
  },
  VIII: {
    before: [
      'Canyon Brook sees you off with bells, and whoever has no bell beats a pot. Ahead lie skerries, then drift ice, then a coast that is on no map.',
      'Whoever greets the giants first will decide what they think of people. The cooks are already practising soup for large spoons.',
    ],
    after: [
      'Newdale is a town of ice and driftwood. Its people are tall, shy and worried, for their winter is melting. None of them has ever harmed anybody. Half of them hid from you, as well as one can at that size.',
      'Around a kettle of soup, under a green sky, peace is made. Somebody writes the last page of the chronicle. Then there are second helpings.',
    ],
  },
};
