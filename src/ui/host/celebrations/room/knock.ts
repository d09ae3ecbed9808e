import { createStore } from 'zustand/vanilla';
import type { KeyValueStorage } from '../../../../sync/ports.ts';

const KEY = 'hostKnock';
/** Two strokes, this far apart. */
const BETWEEN_S = 0.17;

export interface KnockState {
  readonly isOn: boolean;
  /** The browser lets this page sound only after a tap or a key. */
  readonly isSilent: boolean;
}

export type Knock = ReturnType<typeof createKnock>;

/** The knock that a host hears on this device. The browser itself makes the sound. Off until the host asks for it. */
export function createKnock(storage: KeyValueStorage) {
  const state = createStore<KnockState>(() => ({ isOn: readChoice(storage), isSilent: false }));
  let audio: AudioContext | null = null;

  const look = () => state.setState({ isSilent: audio !== null && audio.state !== 'running' });

  /** A browser that refuses leaves the answer open until somebody touches the page. */
  function wake(): AudioContext {
    const awake = audio ?? new AudioContext();
    audio = awake;
    awake.onstatechange = look;
    awake.resume().then(look, look);
    return awake;
  }

  function rest(): void {
    void audio?.close();
    audio = null;
  }

  return {
    ...state,
    isPossible: () => 'AudioContext' in globalThis,

    /** Call it with the tap of the host, who then hears it once. */
    turn(isOn: boolean): void {
      state.setState({ isOn, isSilent: false });
      keepChoice(storage, isOn);
      if (isOn) strike(wake());
      else rest();
    },

    /** Somebody is at the door. */
    sound(): void {
      if (audio?.state === 'running') strike(audio);
    },

    /** Listens for taps and keys until the returned function is called. Only after one of them may the page play a sound. */
    start(): () => void {
      const touched = () => audio !== null && audio.state !== 'running' && wake();
      if (state.getState().isOn && 'AudioContext' in globalThis) {
        wake();
        look();
      }
      for (const touch of TOUCHES) document.addEventListener(touch, touched);
      return () => {
        for (const touch of TOUCHES) document.removeEventListener(touch, touched);
        rest();
      };
    },
  };
}

const TOUCHES = ['pointerup', 'keydown'] as const;

function strike(audio: AudioContext): void {
  for (const startS of [audio.currentTime, audio.currentTime + BETWEEN_S]) {
    const wood = audio.createOscillator();
    const loudness = audio.createGain();
    wood.type = 'triangle';
    wood.frequency.setValueAtTime(340, startS);
    wood.frequency.exponentialRampToValueAtTime(130, startS + 0.09);
    loudness.gain.setValueAtTime(0.7, startS);
    loudness.gain.exponentialRampToValueAtTime(0.001, startS + 0.13);
    wood.connect(loudness).connect(audio.destination);
    wood.start(startS);
    wood.stop(startS + 0.14);
  }
}

/** A storage that refuses has no choice. */
function readChoice(storage: KeyValueStorage): boolean {
  try {
    return storage.get(KEY) === 'on';
  } catch {
    return false;
  }
}

function keepChoice(storage: KeyValueStorage, isOn: boolean): void {
  try {
    if (isOn) storage.set(KEY, 'on');
    else storage.remove(KEY);
  } catch {
    // It holds as long as the page is open.
  }
}
