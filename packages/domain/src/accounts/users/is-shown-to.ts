import { Failure } from '../../calls/failure.js';
import type { Viewer } from '../../calls/viewer.js';

interface Visibility {
  /** Rejects with `not_found` if the student is hidden from the viewer. */
  requireVisible(studentId: string, viewer: Viewer): Promise<void>;
}

/** Returns whether a viewer sees a student: false for one who is unknown, deleted, or hidden from the viewer. */
export async function isShownTo(
  { requireVisible }: Visibility,
  studentId: string,
  viewer: Viewer,
): Promise<boolean> {
  try {
    await requireVisible(studentId, viewer);
    return true;
  } catch (error) {
    if (error instanceof Failure && error.code === 'not_found') return false;
    throw error;
  }
}
