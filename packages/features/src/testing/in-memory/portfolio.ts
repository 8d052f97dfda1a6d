import type { PortfolioPicture } from '@campushive/contract';
import { refusalToShow } from '@campushive/contract/rules/portfolio';
import { notify, refuse, refuseField, type InMemoryCalls, type State, type Student } from './state.js';
import { maySee } from './visible.js';

type PortfolioCalls = InMemoryCalls<'portfolio.list' | 'portfolio.save' | 'portfolio.takeDown'>;

/** Pictures of students' work, as the server keeps them. `me` is missing for visitors. */
export function portfolioCalls(state: State): PortfolioCalls {
  const picturesOf = (student: Student): readonly PortfolioPicture[] => state.portfolios.get(student) ?? [];
  const answer = (student: Student) => {
    const data = [...picturesOf(student)];
    return { data, count: data.length };
  };
  return {
    'portfolio.list'({ id }, me: Student | null) {
      const student = state.students.find((one) => one.id === id) ?? refuse('not_found');
      return maySee(state, student, me) ? answer(student) : refuse('not_found');
    },
    'portfolio.save'({ pictures }, me) {
      const refusal = refusalToShow(pictures);
      if (refusal !== null) return refuseField(refusal.field, refusal.refused);
      const kept = pictures.map(({ id, caption }, index): PortfolioPicture => {
        const upload = state.uploads.get(id);
        if (upload?.owner !== me || upload.purpose !== 'portfolio-photo')
          return refuseField(`pictures.${index}`, 'unknown_upload');
        return { id, photo: upload.photo, caption };
      });
      state.portfolios.set(me, kept);
      return answer(me);
    },
    'portfolio.takeDown'({ id, reason }, me) {
      const student =
        state.students.find((one) => picturesOf(one).some((picture) => picture.id === id)) ??
        refuse('not_found');
      if (student === me) return refuse('forbidden');
      const caption = picturesOf(student).find((one) => one.id === id)?.caption;
      state.portfolios.set(
        student,
        picturesOf(student).filter((one) => one.id !== id),
      );
      notify(state, student.id, {
        type: 'system',
        kind: 'moderation_warning',
        values: { reason },
        subject: null,
      });
      state.audit.push({
        actor: me,
        action: 'portfolio.remove',
        target: { type: 'user', id: student.id },
        reason,
        details: { caption: caption ?? '' },
        createdAt: state.now().toISOString(),
      });
      return { message: 'Taken away' };
    },
  };
}
