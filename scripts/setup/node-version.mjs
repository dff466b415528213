// The oldest Node that Sendas runs on. Written in syntax that old versions read,
// because it is what an old Node gets to see first.

const oldest = { major: 20, minor: 19 };

export const oldestNode = `${oldest.major}.${oldest.minor}`;

/** @param {string} version such as `20.19.0` */
export function isNodeTooOld(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major < oldest.major || (major === oldest.major && minor < oldest.minor);
}
