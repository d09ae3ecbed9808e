/** A place for a bubble in one of the two glasses: its middle, and the largest radius that touches no edge. */
export type Place = readonly [x: number, y: number, room: number];

export interface Layout {
  /** The size of all names while all places are taken. */
  readonly letters: number;
  /** In the order in which they are taken: both glasses in turn. */
  readonly places: readonly Place[];
}

/**
 * The places are made by hand, like bubbles in champagne. Wide: the screen ends on one side and the card begins on the
 * other at 164 from the middle, which is at 182. All lengths are in units of the drawing (parts/drawings.ts).
 */
export const WIDE: Layout = {
  letters: 8.5,
  places: [
    [66, 110, 48],
    [276, 156, 26],
    [139, 147, 24],
    [323, 58, 23],
    [94, 63, 27],
    [251, 102, 35],
    [88, 156, 26],
    [312, 111, 34],
    [47, 61, 29],
    [227, 150, 25],
    [41, 152, 23],
    [276, 58, 25],
    [120, 100, 27],
    [324, 160, 22],
  ],
};

/** Upright: both sides of the screen are at 122 from the middle, and the card is below. */
export const UPRIGHT: Layout = {
  letters: 7.4,
  places: [
    [97, 139, 33],
    [236, 124, 30],
    [120, 82, 26],
    [275, 60, 25],
    [127, 169, 26],
    [242, 172, 29],
    [89, 59, 25],
    [276, 143, 24],
    [88, 177, 24],
    [238, 79, 20],
    [135, 128, 27],
    [276, 101, 24],
    [85, 99, 21],
    [277, 180, 21],
  ],
};

/** The newest guest is between the glasses. */
export const BETWEEN: Place = [182, 85, 32];

/** Between the names there are small bubbles. */
export const FIZZ: readonly (readonly [x: number, y: number, radius: number])[] = [
  [22, 84, 2.4],
  [60, 38, 1.6],
  [28, 130, 1.6],
  [66, 140, 2.6],
  [72, 134, 1.2],
  [112, 118, 2.2],
  [104, 48, 1.4],
  [120, 60, 2.6],
  [90, 78, 1.6],
  [134, 164, 2],
  [118, 178, 1.4],
  [66, 182, 2.2],
  [148, 102, 1.4],
  [108, 198, 2],
  [62, 72, 1.4],
  [88, 112, 1.2],
  [160, 140, 1.2],
  [342, 92, 2.4],
  [302, 78, 1.6],
  [340, 134, 1.6],
  [296, 136, 2.6],
  [290, 130, 1.2],
  [252, 134, 2.2],
  [256, 46, 1.6],
  [300, 34, 2],
  [276, 82, 2.4],
  [238, 178, 1.4],
  [250, 190, 2.2],
  [300, 168, 1.6],
  [216, 124, 1.4],
  [348, 66, 1.4],
  [262, 208, 1.6],
  [204, 144, 1.2],
  [302, 196, 2.2],
];
