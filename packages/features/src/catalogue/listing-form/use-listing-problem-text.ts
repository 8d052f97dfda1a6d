import type { HiveName } from '@campushive/contract';
import { useFailureText, useFieldText, useMessages } from '../../kernel/index.js';
import { catalogue } from './listing-form.catalogue.js';
import type { ListingProblem } from './listing-problem.js';

/** Returns a formatter for problems with a listing. */
export function useListingProblemText(hive: HiveName, isNew: boolean): (problem: ListingProblem) => string {
  const t = useMessages(catalogue);
  const failureText = useFailureText();
  const fieldText = useFieldText();
  const createFailed = hive === 'buzz' ? t.eventFailed : t.createFailed;
  return (problem) => {
    switch (problem.kind) {
      case 'file-pending':
        return t.filePending;
      case 'photos-pending':
        return t.photosPending;
      case 'photo-missing':
        return t.photoMissing;
      case 'photo-failed':
        return t.photoFailed(problem.index + 1);
      case 'files-again':
        return t.filesAgain;
      case 'same-file':
        return `${fieldText(problem.error)} ${t.sameFile}`;
      case 'call':
        return failureText(problem.error, isNew ? createFailed : t.updateFailed);
      default:
        return problem satisfies never;
    }
  };
}
