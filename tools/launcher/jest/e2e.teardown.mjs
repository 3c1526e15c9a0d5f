/** Nothing to tear down: what a journey starts, it ends. Jest's configuration names this file. */
export default async function teardown() {}
