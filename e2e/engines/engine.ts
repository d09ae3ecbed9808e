import type { ChildProcess } from 'node:child_process';

/** The property under which WebDriver stores a reference to an element. */
export const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

export interface Viewer {
  readonly name: string;
  navigate(url: string): Promise<void>;
  /** Runs the body of a function in the page and returns its result. A promise is awaited. */
  execute(body: string, args: readonly unknown[]): Promise<unknown>;
  /** A PNG, in base64. */
  screenshot(): Promise<string>;
  setSize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

/** Sends WebDriver commands (https://www.w3.org/TR/webdriver2) to Firefox or WebKit. */
export interface Engine extends Viewer {
  readonly name: 'Firefox' | 'WebKit';
  back(): Promise<void>;
  click(element: string): Promise<void>;
  sendKeys(element: string, text: string): Promise<void>;
}

export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), 5_000);
  await ended;
  clearTimeout(timer);
}
