import { Drawing } from '../../components/drawings/icon.tsx';

/** A circle as a path: every line drawing of this page is made of paths. */
const circle = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;

/** The line drawings of the hosts, on a square of 24. Drawn by `Drawing` (src/ui/components/drawings/icon.tsx). */
export const DRAWINGS = {
  alert: [circle(12, 12, 9), 'M12 7.5V13M12 16.3v.2'],
  back: ['m14.5 5-7 7 7 7'],
  brush: ['M5 19c3 .5 5-1 5-3.500L19 5.500 17 3.500 8 13.500C5.500 13.500 5 16 5 19Z'],
  check: ['m5 12.5 4.5 4.5L19 7.5'],
  clock: [circle(12, 12, 8.5), 'M12 7v5.3l3.3 2'],
  close: ['M6.5 6.500l11 11M17.5 6.500l-11 11'],
  cloud: ['M3 3l18 18M9.5 6.4A6 6 0 0 1 17.6 10a4.2 4.2 0 0 1 3 6M16.5 18H7.3a4.3 4.3 0 0 1-.7-8.5'],
  copy: [
    'M11 8.500h7a2.5 2.5 0 0 1 2.5 2.500v7a2.5 2.5 0 0 1-2.5 2.500h-7a2.5 2.5 0 0 1-2.5-2.500v-7a2.5 2.5 0 0 1 2.5-2.500Z',
    'M15.5 8.500V6A2.5 2.5 0 0 0 13 3.500H6A2.5 2.5 0 0 0 3.5 6v7A2.5 2.5 0 0 0 6 15.500h2.5',
  ],
  door: ['M6 21V4.500A1.5 1.5 0 0 1 7.5 3h9A1.5 1.5 0 0 1 18 4.500V21M3.5 21h17M14.5 12v.6'],
  eye: ['M2.5 12C3.5 9.5 7 5 12 5s8.5 4.5 9.5 7c-1 2.5-4.5 7-9.5 7s-8.5-4.5-9.5-7Z', circle(12, 12, 2.8)],
  eyeOff: [
    'M4 4l16 16M9.9 5.300A9.6 9.6 0 0 1 12 5c5 0 8.5 4.5 9.5 7a13 13 0 0 1-2.7 3.900M6.3 7.200A13.4 13.4 0 0 0 2.5 12c1 2.5 4.5 7 9.5 7a9.3 9.3 0 0 0 4.7-1.300M10 10.200a2.6 2.6 0 0 0 3.7 3.7',
  ],
  globe: [
    circle(12, 12, 8.5),
    'M3.5 12h17M12 3.500c2.600 2.500 3.700 5.300 3.700 8.500s-1.100 6-3.700 8.500c-2.600-2.500-3.700-5.300-3.700-8.500s1.100-6 3.700-8.500Z',
  ],
  glass: ['M7 3.500h10l-1 6.500a4 4 0 0 1-8 0ZM12 14v6M8.5 20.500h7'],
  grip: ['M5 9h14M5 15h14'],
  key: [circle(8, 15.5, 4.5), 'M11.2 12.3 20 3.500M16.5 7l3 3'],
  laptop: [
    'M6.5 5h11A1.5 1.5 0 0 1 19 6.500v7a1.5 1.5 0 0 1-1.5 1.500h-11A1.5 1.5 0 0 1 5 13.500v-7A1.5 1.5 0 0 1 6.5 5Z',
    'M2.5 19h19',
  ],
  lock: [
    'M7.5 10.500h9A2.5 2.5 0 0 1 19 13v5a2.5 2.5 0 0 1-2.5 2.500h-9A2.5 2.5 0 0 1 5 18v-5a2.5 2.5 0 0 1 2.5-2.500Z',
    'M8 10.500V8a4 4 0 0 1 8 0v2.5',
  ],
  mail: [
    'M5.5 5.500h13A2.5 2.5 0 0 1 21 8v8a2.5 2.5 0 0 1-2.5 2.500h-13A2.5 2.5 0 0 1 3 16V8a2.5 2.5 0 0 1 2.5-2.500Z',
    'm4 7.5 8 6 8-6',
  ],
  leaf: ['M5 19c0-9 5-14 14-14 0 9-5 14-14 14Z', 'M5 19 13.5 10.5'],
  menu: ['M6 4h12v16H6Z', 'M9 8.500h6M9 12h6M9 15.500h4'],
  more: [circle(5, 12, 1), circle(12, 12, 1), circle(19, 12, 1)],
  next: ['m9.5 5 7 7-7 7'],
  out: ['M14 4.500H6.500A1.5 1.5 0 0 0 5 6v12a1.5 1.5 0 0 0 1.5 1.500H14M10 12h10.500M17 8.500l3.5 3.5-3.5 3.5'],
  pause: ['M9 5v14M15 5v14'],
  pen: ['M4 20l1-4.500L16 4.500a2.100 2.100 0 0 1 3 3L8 19l-4 1Z', 'M14 6.500l3.500 3.500'],
  people: [
    circle(9, 8.5, 3.5),
    'M2.5 19.500a6.5 6.5 0 0 1 13 0M16 5.300a3.5 3.5 0 0 1 0 6.400M18 13.800a6.5 6.5 0 0 1 3.5 5.7',
  ],
  person: [circle(12, 8, 4), 'M4.5 20a7.5 7.5 0 0 1 15 0'],
  phone: [
    'M9 2.500h6A2.5 2.5 0 0 1 17.5 5v14a2.5 2.5 0 0 1-2.5 2.500H9A2.5 2.5 0 0 1 6.5 19V5A2.5 2.5 0 0 1 9 2.500Z',
    'M11 18.500h2',
  ],
  play: ['M7.5 5v14l11-7Z'],
  plus: ['M12 5v14M5 12h14'],
  print: ['M7 9V4h10v5M7 17H4.500V9.500h15V17H17', 'M7 14h10v6H7Z'],
  qr: ['M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2h-2zM18 18h2v2h-2zM18 14h2M14 18v2'],
  screen: [
    'M4.5 4.500h15A1.5 1.5 0 0 1 21 6v9a1.5 1.5 0 0 1-1.5 1.500h-15A1.5 1.5 0 0 1 3 15V6a1.5 1.5 0 0 1 1.5-1.500Z',
    'M12 16.500v4M8 20.500h8',
  ],
  search: [circle(10.5, 10.5, 6), 'm15 15 5.5 5.5'],
  share: ['M12 15V4M8 7.5 12 3.500l4 4M5 12.500V19a1.5 1.5 0 0 0 1.5 1.500h11A1.5 1.5 0 0 0 19 19v-6.5'],
  sliders: ['M4 7h9M17 7h3M4 17h3M11 17h9', circle(15, 7, 2), circle(9, 17, 2)],
  word: [
    'M5.5 4.500h13A2.5 2.5 0 0 1 21 7v7a2.5 2.5 0 0 1-2.5 2.500H12l-4.500 4v-4h-2A2.5 2.5 0 0 1 3 14V7a2.5 2.5 0 0 1 2.5-2.500Z',
    'M8 9h8M8 12.500h5',
  ],
  sound: ['M4 9.500v5h3.500l5 4v-13l-5 4Z', 'M15.5 9a4.2 4.2 0 0 1 0 6M18 6.500a7.8 7.8 0 0 1 0 11'],
  trash: ['M4.5 7h15M9.5 7V4.500h5V7M6.5 7l.8 12a1.5 1.5 0 0 0 1.5 1.500h6.400a1.5 1.5 0 0 0 1.5-1.500l.8-12'],
} as const;

export type IconName = keyof typeof DRAWINGS;

/** A line drawing of the hosts, in the colour of the text. Always beside a label or inside a named button. */
export function Icon({ name }: { name: IconName }) {
  return <Drawing name={name} paths={DRAWINGS[name]} />;
}
