import { useUser } from '../../kernel/index.js';
import { PortfolioView } from './portfolio-view.js';
import { usePortfolio } from './use-portfolio.js';

export interface PortfolioProps {
  /** Whose work it is. */
  studentId: string;
  /** What they are called; null for the reader's own. */
  name: string | null;
  /** What the reader does about their own pictures. Default: nothing. */
  onEdit?: () => void;
}

/** Pictures of a student's work; members can report those of others, and moderators take them away. */
export function Portfolio({ studentId, name, onEdit }: PortfolioProps) {
  const me = useUser();
  const state = usePortfolio(studentId);
  const isOther = me !== null && me.id !== studentId;
  const does = !isOther ? null : me.role === 'student' ? 'report' : 'take_down';
  return <PortfolioView state={state} name={name} onEdit={onEdit} does={does} />;
}
