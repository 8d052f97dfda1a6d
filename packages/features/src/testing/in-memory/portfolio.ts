import type { PortfolioPicture } from '@campushive/contract';
import { refusalToShow } from '@campushive/contract/rules/portfolio';
import { isPictureHidden } from './hidden-by-reports.js';
import { notify, refuse, refuseField, type InMemoryCalls, type State, type Student } from './state.js';
import { maySee } from './visible.js';

type PortfolioCalls = InMemoryCalls<'portfolio.list' | 'portfolio.save' | 'portfolio.takeDown'>;

/** In-memory calls for portfolio pictures. `me` is missing for visitors. */
export function portfolioCalls(state: State): PortfolioCalls {
  const answer = (student: Student) => {
    const data = [...picturesOf(state, student)];
    return { data, count: data.length };
  };
  return {
    'portfolio.list'({ id }, me: Student | null) {
      const student = state.students.find((one) => one.id === id) ?? refuse('not_found');
      if (!maySee(state, student, me)) return refuse('not_found');
      const { data } = answer(student);
      const shown = student === me ? data : data.filter((one) => !isPictureHidden(state, one.id));
      return { data: shown, count: shown.length };
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
      takePictureDown(state, id, reason, me);
      return { message: 'Taken away' };
    },
  };
}

const picturesOf = (state: State, student: Student): readonly PortfolioPicture[] =>
  state.portfolios.get(student) ?? [];

/** Returns a portfolio picture and its student. */
export function findPicture(
  state: State,
  id: string,
): { readonly student: Student; readonly picture: PortfolioPicture } | undefined {
  for (const student of state.students) {
    const picture = picturesOf(state, student).find((one) => one.id === id);
    if (picture !== undefined) return { student, picture };
  }
  return undefined;
}

/** Removes a portfolio picture and notifies its student of the reason. */
export function takePictureDown(state: State, id: string, reason: string, me: Student): void {
  const { student, picture } = findPicture(state, id) ?? refuse('not_found');
  if (student === me) return refuse('forbidden');
  const kept = picturesOf(state, student).filter((one) => one.id !== id);
  state.portfolios.set(student, kept);
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
    details: { caption: picture.caption },
    createdAt: state.now().toISOString(),
  });
}
