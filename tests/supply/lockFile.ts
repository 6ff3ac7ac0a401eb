import { z } from 'zod';

const packageSchema = z.object({
  version: z.string(),
  license: z.string().optional(),
  integrity: z.string().optional(),
  /** For an alias, the package's own name. */
  name: z.string().optional(),
  dev: z.boolean().optional(),
  devOptional: z.boolean().optional(),
  optional: z.boolean().optional(),
  dependencies: z.record(z.string()).optional(),
  optionalDependencies: z.record(z.string()).optional(),
  peerDependencies: z.record(z.string()).optional(),
});

const lockSchema = z.object({
  lockfileVersion: z.literal(3),
  name: z.string(),
  packages: z.record(z.union([packageSchema, z.object({}).passthrough()])),
});

/** A package in a lock file. */
export interface LockedPackage extends z.infer<typeof packageSchema> {
  /** The folder it is installed in, such as `node_modules/a/node_modules/b`. */
  readonly folder: string;
  readonly name: string;
}

const MODULES = 'node_modules/';

/**
 * The installed packages that a `package-lock.json` lists, in its order.
 *
 * @param text of the file
 * @throws Error if it is not a lock file of version 3
 */
export function parseLockFile(text: string): LockedPackage[] {
  const lock = lockSchema.safeParse(JSON.parse(text));
  if (!lock.success) {
    throw new Error(`package-lock.json: ${lock.error.issues[0]?.message ?? 'not as expected'}`);
  }
  return Object.entries(lock.data.packages).flatMap(([folder, entry]) => {
    const locked = packageSchema.safeParse(entry);
    if (!folder.includes(MODULES) || !locked.success) {
      return [];
    }
    const name = locked.data.name ?? folder.slice(folder.lastIndexOf(MODULES) + MODULES.length);
    return [{ ...locked.data, folder, name }];
  });
}
