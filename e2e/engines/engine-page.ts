import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ELEMENT, type Engine, type Viewer } from './engine.ts';

/** The folder for screenshots. Undefined: no screenshots are taken. */
export const PICTURES = process.env.ENGINE_PICTURES;

const PATIENCE_MS = 15_000;
const LOOK_EVERY_MS = 50;
/** Taps and steps back that follow the opening of a sheet sooner than this may be ignored (docs/readings.md#opening-sheets). */
const PERSON_MS = 650;

/** Finds an element by its selector and its accessible name, with the naming rules that Clink's pages need. */
const FIND = `
  const [selector, name, isStart] = arguments;
  const textOf = (element) => {
    const copy = element.cloneNode(true);
    for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
    return copy.textContent;
  };
  const nameOf = (element) => {
    const labelledBy = (element.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);
    const text = element.getAttribute('aria-label') || labelledBy.join(' ').trim() || element.labels?.[0]?.textContent || textOf(element);
    return text.replace(/\\s+/g, ' ').trim();
  };
  return [...document.querySelectorAll(selector)].filter((element) => {
    const found = nameOf(element);
    return (isStart ? found.startsWith(name) : found === name) && element.checkVisibility({ visibilityProperty: true });
  })[0] ?? null;
`;

const BUTTONS = 'button, a, [role="tab"], label, input[type="radio"]';

/** Reads a page. Each function waits until it can do its work. */
export function viewOf(viewer: Viewer) {
  async function until<T>(what: string, read: () => Promise<T>): Promise<NonNullable<T>> {
    const giveUpAt = Date.now() + PATIENCE_MS;
    let trouble: unknown;
    while (Date.now() < giveUpAt) {
      try {
        const found = await read();
        if (found) return found;
      } catch (error) {
        trouble = error;
      }
      await pause(LOOK_EVERY_MS);
    }
    await picture(`trouble-${what}`);
    const shown = await viewer.execute('return document.body.innerText', []).catch(() => '');
    throw new Error(`${viewer.name}: ${what} did not happen. ${trouble ?? ''}\n${shown}`);
  }

  const evaluate = <T>(body: string, ...args: readonly unknown[]) => viewer.execute(body, args) as Promise<T>;

  async function picture(name: string): Promise<void> {
    if (PICTURES === undefined) return;
    mkdirSync(PICTURES, { recursive: true });
    const file = `${viewer.name}-${name}.png`.replaceAll(/[^\w.-]+/g, '-');
    writeFileSync(join(PICTURES, file), Buffer.from(await viewer.screenshot(), 'base64'));
  }

  return {
    evaluate,
    picture,
    until,
    open: (url: string) => viewer.navigate(url),

    /** Waits until the page shows a text. */
    sees: (text: string) =>
      until(`'${text}'`, () => evaluate<boolean>('return document.body.innerText.includes(arguments[0])', text)),
  };
}

export type EnginePage = ReturnType<typeof engineOf>;

/** Uses a page in another browser engine as a guest or a host does. */
export function engineOf(engine: Engine) {
  const view = viewOf(engine);
  const { evaluate, until } = view;

  async function find(selector: string, name: string, isStart = false): Promise<string> {
    const found = await until(`'${name}'`, () =>
      evaluate<Record<string, string> | null>(FIND, selector, name, isStart),
    );
    return found[ELEMENT] ?? '';
  }

  return {
    ...view,
    engine,

    /** Goes one step back in the history, after the page has had time to add the entry of the open screen. */
    async back(): Promise<void> {
      await pause(PERSON_MS);
      await engine.back();
    },

    /** Taps the control with this name. `isStart`: the control's name only has to begin with `name`. */
    async tap(name: string, { isStart = false, within = BUTTONS } = {}): Promise<void> {
      await find(within, name, isStart);
      await pause(PERSON_MS);
      // A moving control is tapped only after it has stopped.
      await until(`a tap on '${name}'`, async () => {
        await engine.click(await find(within, name, isStart));
        return true;
      });
    },

    async type(label: string, text: string): Promise<void> {
      await until(`typing into '${label}'`, async () => {
        await engine.sendKeys(await find('input, textarea', label), text);
        return true;
      });
    },

    /** Waits until no sheet is open. */
    noSheet: () => until('no sheet', () => evaluate<boolean>("return !document.querySelector('dialog[open]')")),
  };
}

/** WebKit's window includes its bars, so the window is made larger by the difference. */
export async function makePhone(engine: Engine, width = 390, height = 844): Promise<void> {
  await engine.setSize(width, height);
  const [inner, high] = (await engine.execute('return [innerWidth, innerHeight]', [])) as [number, number];
  await engine.setSize(width + Math.max(0, width - inner), height + (height - high));
}

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
