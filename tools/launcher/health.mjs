/**
 * Whether a GET of the address answers 200 within two seconds.
 * @param {string} url
 * @returns {Promise<boolean>}
 */
export async function answersOk(url) {
  const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) });
  await answer.body?.cancel();
  return answer.status === 200;
}
