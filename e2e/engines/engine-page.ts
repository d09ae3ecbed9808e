import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ELEMENT, type Engine, type Viewer } from './engine.ts';

/** Where pictures of the screens go. Without it none are taken. */
export const PICTURES = process.env.ENGINE_PICTURES;

const PATIENCE_MS = 15_000;
const LOOK_EVERY_MS = 50;
/** Nobody taps or steps back sooner after what opened a sheet (docs/readings.md#opening-sheets). */
const PERSON_MS = 650;

/** What can be tapped, typed into or read, with its accessible name as far as Clink's pages need it. */
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

/** A page that is read. Everything waits until it can be done. */
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

    /** Waits for a text that is in sight. */
    sees: (text: string) =>
      until(`'${text}'`, () => evaluate<boolean>('return document.body.innerText.includes(arguments[0])', text)),
  };
}

export type EnginePage = ReturnType<typeof engineOf>;

/** A page in a foreign engine, as a guest or a host uses it. */
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

    /** A step back in the history. The page has added the entry of an open screen by then. */
    async back(): Promise<void> {
      await pause(PERSON_MS);
      await engine.back();
    },

    /** A tap on what has this name. `isStart`: the name begins so. */
    async tap(name: string, { isStart = false, within = BUTTONS } = {}): Promise<void> {
      await find(within, name, isStart);
      await pause(PERSON_MS);
      // What moves is tapped when it stands.
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

    /** Until no sheet is open. */
    noSheet: () => until('no sheet', () => evaluate<boolean>("return !document.querySelector('dialog[open]')")),
  };
}

/** WebKit shows less than the whole window to the page. The window is made larger by as much. */
export async function makePhone(engine: Engine, width = 390, height = 844): Promise<void> {
  await engine.setSize(width, height);
  const [inner, high] = (await engine.execute('return [innerWidth, innerHeight]', [])) as [number, number];
  await engine.setSize(width + Math.max(0, width - inner), height + (height - high));
}

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
