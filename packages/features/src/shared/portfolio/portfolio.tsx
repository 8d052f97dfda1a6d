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

/** Pictures of a student's work; moderators can take those of others away. */
export function Portfolio({ studentId, name, onEdit }: PortfolioProps) {
  const me = useUser();
  const state = usePortfolio(studentId);
  const moderates = me !== null && me.role !== 'student' && me.id !== studentId;
  return <PortfolioView state={state} name={name} onEdit={onEdit} moderates={moderates} />;
}
