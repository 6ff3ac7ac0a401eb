/** Chunks that are loaded together, and what loads them. */
interface ChunkGroup {
  readonly getParents: () => readonly ChunkGroup[];
  readonly chunks: readonly Chunk[];
}

/** A chunk of the bundler's: the parts that are used here. */
export interface Chunk {
  readonly id: string | number | null;
  readonly files: ReadonlySet<string>;
  readonly groupsIterable: Iterable<ChunkGroup>;
  readonly hasRuntime: () => boolean;
}

/** Which section each chunk belongs to that is loaded by a single section only. */
export function chunkOwners(sectionOf: (chunk: Chunk) => number | null) {
  const owners = new Map<ChunkGroup, number | null>();
  function ownerOf(group: ChunkGroup): number | null {
    const known = owners.get(group);
    if (known !== undefined) {
      return known;
    }
    // A group that leads to itself has no owner but for its other parents.
    owners.set(group, null);
    const own = group.chunks.map(sectionOf).find((section) => section !== null);
    const parents = new Set(group.getParents().map((parent) => own ?? ownerOf(parent)));
    const [only = null] = parents;
    const owner = parents.size === 1 ? only : null;
    owners.set(group, owner);
    return owner;
  }
  return (chunk: Chunk): number | null => {
    const found = new Set([...chunk.groupsIterable].map(ownerOf));
    const [only = null] = found;
    return found.size === 1 && sectionOf(chunk) === null ? only : null;
  };
}
