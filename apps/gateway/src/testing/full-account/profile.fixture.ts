import { apiBasePath } from '@rolefit/contracts';
import { AnswersRepository, UsersRepository } from '@rolefit/database';
import type { SignedInCaller, TestGateway } from '../gateway.fixture.js';

export async function fillProfile(
  gateway: TestGateway,
  caller: SignedInCaller,
  word: string,
): Promise<void> {
  const { dataSource } = gateway.database;
  const userId = caller.user.id;
  await new UsersRepository(dataSource).updateFields(userId, {
    name: `${word} name`,
    email: `${word}@example.org`,
    bio: `${word} bio`,
    location: `${word} place`,
    blogLink: `https://${word}.example`,
  });
  await dataSource.query(`UPDATE users SET avatar = $2, removed_skills = $3 WHERE id = $1`, [
    userId,
    `https://${word}.example/picture`,
    [`${word} removed`],
  ]);
  await new AnswersRepository(dataSource).change(userId, () => ({
    licences: { items: [`${word} licence`], isComplete: true },
  }));
  await caller.call('POST', `${apiBasePath}/users/profile/corrections`, {
    body: {
      about: 'requirement',
      words: `${word} requirement`,
      ruling: { type: 'have', line: `${word} proof` },
    },
  });
  await caller.call('PATCH', `${apiBasePath}/users/profile/skills`, {
    body: { skills: [{ name: `${word} skill`, score: 50 }] },
  });
  await dataSource.query(`UPDATE profile_skills SET quote = $2 WHERE user_id = $1`, [
    userId,
    `${word} line`,
  ]);
}
