import { spelledName } from './spelled-name.js';

describe('spelledName', () => {
  it.each([
    ['bash', ['shell scripts'], 'shell scripts'],
    ['bash', ['shell scripts', 'BASH'], 'Bash'],
    ['javascript', ['javascript'], 'JavaScript'],
    ['spring-boot', ['spring\n  boot'], 'Spring Boot'],
    ['kubernetes', ['K8s', 'k8s'], 'K8s'],
    ['teamwork', ['work in a team'], 'Teamwork'],
    ['teamwork', ['work in a team', 'team work'], 'team work'],
    [null, ['soil chem\u00adistry', 'Soil Chemistry'], 'soil chemistry'],
  ])('names %s written as %j %s', (skillId, spellings, name) => {
    expect(spelledName(skillId, spellings)).toBe(name);
  });
});
