import { execFileSync } from 'node:child_process';

/** A server with its own data, such as a container with a volume. */
export interface Box {
  /** Starts the server. Returns the address at which a browser on this computer opens it. */
  start(): Promise<string>;
  /** Stops the server as an update or a restart of the computer does. Its data are kept. */
  stop(): Promise<void>;
  /** Runs one of the commands of the image, such as `hosts list`. Returns what it prints. */
  run(...words: string[]): string;
  /** Moves a file out of the data folder, if it exists. */
  moveAway(file: string): void;
}

export const SETUP_CODE = 'birch-lantern-0042';
const NAME = 'clink-try';

function docker(...words: string[]): string {
  return execFileSync('docker', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
}

/** A container of `image`, as docs/updates.md starts it: only its data folder is writable. This needs Docker. */
export function containerOf(image: string, volume: string, port: number): Box {
  const data = ['--volume', `${volume}:/data`, '--read-only', '--tmpfs', '/tmp'];
  const variables = ['--env', `SETUP_CODE=${SETUP_CODE}`];
  return {
    start: async () => {
      docker('run', '--detach', '--name', NAME, '--publish', `${port}:3000`, ...variables, ...data, image);
      return `http://localhost:${port}`;
    },
    stop: async () => {
      docker('stop', NAME);
      docker('rm', NAME);
    },
    run: (...words) => docker('run', '--rm', ...data, image, 'clink', ...words),
    moveAway: (file) => {
      docker(
        'run',
        '--rm',
        ...data,
        image,
        'sh',
        '-c',
        'if [ -e "$1" ]; then mv "$1" "$1.away"; fi',
        'sh',
        `/data/${file}`,
      );
    },
  };
}

export function removeVolume(volume: string): void {
  docker('volume', 'rm', '--force', volume);
}
