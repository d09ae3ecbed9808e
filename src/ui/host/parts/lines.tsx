import { Drawing } from '../../components/drawings/icon.tsx';
import { DRAWINGS } from './drawings.ts';

export type LinesName = keyof typeof DRAWINGS;

/** A line drawing of the hosts, in the colour of the text. Always beside a label or inside a named button. */
export function Lines({ name }: { name: LinesName }) {
  return <Drawing name={name} paths={DRAWINGS[name]} />;
}
