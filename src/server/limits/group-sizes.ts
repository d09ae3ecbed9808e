/** Counts the members of groups and knows the largest count. Every operation takes constant time. */
export class GroupSizes {
  readonly #sizes = new Map<string, number>();
  /** The number of groups of each size. */
  readonly #groupsOfSize: number[] = [];
  #largest = 0;

  get largest(): number {
    return this.#largest;
  }

  of(group: string): number {
    return this.#sizes.get(group) ?? 0;
  }

  add(group: string): void {
    const size = this.#resize(group, 1);
    this.#largest = Math.max(this.#largest, size);
  }

  remove(group: string): void {
    this.#resize(group, -1);
    if (this.#largest > 0 && !this.#groupsOfSize[this.#largest]) this.#largest -= 1;
  }

  #resize(group: string, change: 1 | -1): number {
    const before = this.of(group);
    const size = before + change;
    if (size > 0) this.#sizes.set(group, size);
    else this.#sizes.delete(group);
    this.#groupsOfSize[before] = (this.#groupsOfSize[before] ?? 0) - 1;
    this.#groupsOfSize[size] = (this.#groupsOfSize[size] ?? 0) + 1;
    return size;
  }
}
