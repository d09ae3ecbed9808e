import { createStore } from 'zustand/vanilla';
import type { KeyValueStorage } from '../../../../sync/ports.ts';

const KEY = 'hostKnock';
/** The time between the two strokes of a knock. */
const BETWEEN_S = 0.17;

export interface KnockState {
  readonly isOn: boolean;
  /** The browser does not let this page play sounds before a tap or a key. */
  readonly isSilent: boolean;
}

export type Knock = ReturnType<typeof createKnock>;

/** The knock that a host hears on this device, synthesised by the browser. It is off until the host turns it on. */
export function createKnock(storage: KeyValueStorage) {
  const state = createStore<KnockState>(() => ({ isOn: readChoice(storage), isSilent: false }));
  let audio: AudioContext | null = null;

  const look = () => state.setState({ isSilent: audio !== null && audio.state !== 'running' });

  /** If the browser refuses, `resume` stays pending until somebody touches the page. */
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

    /** Call this during a tap of the host. Turning the knock on plays it once. */
    turn(isOn: boolean): void {
      state.setState({ isOn, isSilent: false });
      keepChoice(storage, isOn);
      if (isOn) strike(wake());
      else rest();
    },

    /** Plays the knock. */
    sound(): void {
      if (audio?.state === 'running') strike(audio);
    },

    /** Listens for taps and keys, after which the page may play sounds, until the returned function is called. */
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

/** Without storage the knock is off. */
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
    // Without storage the choice applies until the page is closed.
  }
}
