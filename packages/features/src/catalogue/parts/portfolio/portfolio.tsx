import { useUser } from '../../../kernel/index.js';
import { PortfolioView } from './portfolio-view.js';
import { usePortfolio } from './use-portfolio.js';

/** Student whose pictures are loaded and shown. */
export interface PortfolioProps {
  /** Id of the student. */
  studentId: string;
  /** Student's name; null for the viewer's own pictures. */
  name: string | null;
  /** Called when the viewer edits their own pictures. Default: no edit button. */
  onEdit?: () => void;
}

/** Pictures of a student's work. Members can report those of others; moderators can take them down. */
export function Portfolio({ studentId, name, onEdit }: PortfolioProps) {
  const me = useUser();
  const state = usePortfolio(studentId);
  const isOther = me !== null && me.id !== studentId;
  const does = !isOther ? null : me.role === 'student' ? 'report' : 'take_down';
  return <PortfolioView state={state} name={name} onEdit={onEdit} does={does} />;
}
