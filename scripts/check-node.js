// Plain JavaScript, because it must run on a Node too old for TypeScript.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 22)) {
  console.error(
    `需要 Node.js 22.22 或更高版本，当前是 ${process.version}。` +
      `\n(Node.js 22.22 or newer is needed; Linux and Windows on x64 get it from npm ci by itself.)`,
  );
  process.exit(1);
}
