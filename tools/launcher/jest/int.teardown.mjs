export default async function teardown() {
  await globalThis.rolefitTestServers?.stop();
}
