import type { ChildProcess } from 'node:child_process';

/** The key under which WebDriver writes a reference to an element. */
export const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** One command of WebDriver (https://www.w3.org/TR/webdriver2), to either engine. */
export interface Engine {
  readonly name: 'Firefox' | 'WebKit';
  navigate(url: string): Promise<void>;
  back(): Promise<void>;
  /** Runs the body of a function in the page and returns its result. A promise is awaited. */
  execute(body: string, args: readonly unknown[]): Promise<unknown>;
  click(element: string): Promise<void>;
  sendKeys(element: string, text: string): Promise<void>;
  /** A PNG, in base64. */
  screenshot(): Promise<string>;
  setSize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), 5_000);
  await ended;
  clearTimeout(timer);
}
