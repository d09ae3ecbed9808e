import { type Leaderboard, leaderboardOf, pictureOf, type Rankings, youOf } from '../../domain/leaderboard.ts';
import { changeBetween } from '../../domain/leaderboard-change.ts';
import type { Change, Scope, View, You } from '../../domain/protocol.ts';
import { eventBytes } from './event-sink.ts';
import type { Asker, Viewer } from './viewer.ts';

/** What a channel shows at a moment. */
export interface Sight {
  readonly scope: Scope;
  readonly rankings: Rankings;
}

/**
 * All streams that see the same leaderboard. What is common is compared, serialised and encoded once, and written as
 * shared bytes; the personal part goes only to the one it changed for.
 */
export class Channel {
  readonly viewers = new Set<Viewer>();
  readonly #view: View;
  readonly #look: () => Sight;
  readonly #isOwner: (asker: Asker) => boolean;
  #sight: Sight;
  #published: Leaderboard;

  constructor(view: View, look: () => Sight, isOwner: (asker: Asker) => boolean) {
    this.#view = view;
    this.#look = look;
    this.#isOwner = isOwner;
    this.#sight = look();
    this.#published = leaderboardOf(this.#sight.rankings, view);
  }

  /** A full picture first: there is nothing to catch up on. */
  join(viewer: Viewer): void {
    this.viewers.add(viewer);
    viewer.onClose(() => this.viewers.delete(viewer));
    viewer.onCaughtUp(() => this.#sendPicture(viewer));
    this.#sendPicture(viewer);
  }

  /** Sends what changed since the last time; with `evenTime`, also that only time has passed (the rates follow it). */
  publish(evenTime: boolean): void {
    const before = this.#published;
    const scopeBefore = this.#sight.scope;
    this.#sight = this.#look();
    this.#published = leaderboardOf(this.#sight.rankings, this.#view);
    const isOtherScope = scopeBefore !== this.#sight.scope;
    const common = changeBetween(before, this.#published) ?? (evenTime ? this.#at() : null);
    const bytes = common && eventBytes('change', common);
    for (const viewer of this.viewers) {
      if (viewer.passOver()) continue;
      if (isOtherScope) this.#sendPicture(viewer);
      else this.#sendChange(viewer, bytes);
    }
  }

  #sendChange(viewer: Viewer, bytes: Uint8Array | null): void {
    const you = this.#you(viewer);
    const isNews = viewer.isNews(you);
    if (!viewer.takesChanges) {
      if (bytes || isNews) this.#sendPicture(viewer);
      return;
    }
    if (bytes) viewer.write(bytes);
    if (isNews && you) viewer.write(eventBytes('change', { ...this.#at(), you }));
  }

  #sendPicture(viewer: Viewer): void {
    const you = this.#you(viewer);
    viewer.isNews(you);
    viewer.write(eventBytes('leaderboard', pictureOf(this.#published, this.#sight.scope, you)));
  }

  #you({ asker }: Viewer): You | undefined {
    return asker && this.#isOwner(asker) ? youOf(this.#sight.rankings, asker.sessionId) : undefined;
  }

  #at(): Change {
    return { at: new Date(this.#published.atMs).toISOString() };
  }
}
