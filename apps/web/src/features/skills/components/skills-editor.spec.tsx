import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from '@/components/ui/toaster';
import { aProfile, aSkill } from '@/testing/builders';
import { ok, problem, requestsTo, serve } from '@/testing/fake-server';
import { renderAt } from '@/testing/render';
import { SkillsEditor } from './skills-editor';

const call = 'PATCH /users/profile/skills';

async function saveWith(onDone: () => void) {
  renderAt(
    <>
      <SkillsEditor skills={[aSkill()]} onDone={onDone} />
      <Toaster />
    </>,
  );
  const user = userEvent.setup();
  await user.clear(screen.getByLabelText('Score of skill 1'));
  await user.type(screen.getByLabelText('Score of skill 1'), '95');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
}

describe('SkillsEditor', () => {
  it('saves the whole list and says so', async () => {
    serve(call, () => ok(aProfile({ skills: [aSkill({ score: 95, source: 'user' })] })));
    const onDone = jest.fn();
    await saveWith(onDone);
    expect(await screen.findByText('Skills saved.')).toBeInTheDocument();
    expect(onDone).toHaveBeenCalled();
    expect(requestsTo(call)[0]?.body).toEqual({ skills: [{ name: 'Wound care', score: 95 }] });
  });

  it('says why nothing was saved, and stays', async () => {
    serve(call, () => problem('SERVICE_UNAVAILABLE'));
    const onDone = jest.fn();
    await saveWith(onDone);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/not available right now/));
    expect(onDone).not.toHaveBeenCalled();
  });
});
