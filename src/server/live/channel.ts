import { type Leaderboard, leaderboardOf, pictureOf, youOf } from '../../domain/leaderboard/leaderboard.ts';
import { changeBetween } from '../../domain/leaderboard/leaderboard-change.ts';
import type { Guest } from '../../domain/leaderboard/standings.ts';
import type { BoardView, Change, Picture, You } from '../../domain/protocol.ts';
import { eventBytes } from './event-sink.ts';
import type { Sight } from './sights.ts';
import type { Asker, Viewer } from './viewer.ts';

type OwnGuest = (asker: Asker, nowMs: number) => Guest | undefined;

/**
 * All streams that see the same leaderboard. What is common is compared, serialised and encoded once, and written as
 * shared bytes; the personal part goes only to the one it changed for.
 */
export class Channel {
  readonly viewers = new Set<Viewer>();
  readonly nearbyTo: Asker | null;
  readonly #view: BoardView;
  readonly #ownGuest: OwnGuest;
  #sight: Sight;
  #published: Leaderboard;
  /** What is published, written out once for all who come before the next change. */
  #picture: { readonly common: Picture; readonly bytes: Uint8Array } | null = null;

  constructor(view: BoardView, nearbyTo: Asker | null, ownGuest: OwnGuest, sight: Sight) {
    this.nearbyTo = nearbyTo;
    this.#view = view;
    this.#ownGuest = ownGuest;
    this.#sight = sight;
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
  publish(sight: Sight, evenTime: boolean): void {
    const before = this.#published;
    const scopeBefore = this.#sight.scope;
    this.#sight = sight;
    this.#published = leaderboardOf(sight.rankings, this.#view);
    this.#picture = null;
    const isOtherScope = scopeBefore !== this.#sight.scope;
    const common = changeBetween(before, this.#published) ?? (evenTime ? this.#at() : null);
    const bytes = common && eventBytes('change', common);
    for (const viewer of this.viewers) {
      if (viewer.skipIfBehind()) continue;
      if (isOtherScope) this.#sendPicture(viewer);
      else this.#sendChange(viewer, bytes);
    }
  }

  #sendChange(viewer: Viewer, bytes: Uint8Array | null): void {
    const you = this.#you(viewer);
    const isNews = viewer.isNews(you);
    const isOver = isNews && !you;
    if (isOver || !viewer.takesChanges) {
      if (bytes || isNews) this.#sendPicture(viewer);
      return;
    }
    if (bytes) viewer.write(bytes);
    if (!isNews) return;
    viewer.remember(you);
    viewer.write(eventBytes('change', { ...this.#at(), you }));
  }

  #sendPicture(viewer: Viewer): void {
    const you = this.#you(viewer);
    viewer.remember(you);
    const { common, bytes } = this.#writeOut();
    viewer.write(you ? eventBytes('leaderboard', { ...common, you }) : bytes);
  }

  #writeOut() {
    if (!this.#picture) {
      const common = pictureOf(this.#published, this.#sight.scope);
      this.#picture = { common, bytes: eventBytes('leaderboard', common) };
    }
    return this.#picture;
  }

  #you({ asker }: Viewer): You | undefined {
    const { rankings } = this.#sight;
    const own = asker && this.#ownGuest(asker, rankings.atMs);
    return own ? youOf(rankings, own) : undefined;
  }

  #at(): Change {
    return { at: this.#published.atMs };
  }
}
