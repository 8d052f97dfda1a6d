import { importListings } from '@campushive/domain/catalogue/imports/import-listings';
import { universityId } from '../template.js';
import { brief, call, type Draw } from './action.js';

const ITEM = { condition: 'good', pickupLocation: 'Volta Hall', description: 'Imported' };

/** The operator imports a listing for a student, ends an import, or one or two students open a mailed link at once. */
export const workOnImport: Draw = (world, _scene, chance) => {
  const link = chance.happens(0.7) ? chance.pick(world.claimLinks) : undefined;
  if (link === undefined) {
    const at = chance.below(world.students.length);
    world.importCount += 1;
    const title = `Imported ${world.importCount}`;
    const email = `student${at}@example.edu`;
    const row = { row: 2, email, phone: null, hive: 'essentials', title, photos: [], stored: [] };
    const input = { ...ITEM, title, price: 20 + chance.below(200) };
    return {
      label: `the operator imports ${title} for student ${at}`,
      async run({ platform }) {
        const { runId } = await importListings(platform, universityId, [{ ...row, input }]);
        world.importRuns.push(runId);
        return 'ok';
      },
    };
  }
  const run = chance.happens(0.1) ? chance.pick(world.importRuns) : undefined;
  if (run !== undefined)
    return {
      label: `an admin ends the import ${brief(run)}`,
      run: (process) =>
        call(process, 'claims.revokeRun', { id: run, reason: 'The wrong table' }, world.admin),
    };
  const sellers = [world.students[link.student], chance.pick(world.students)].flatMap((one) => one ?? []);
  return {
    label: `${sellers.map(({ userId }) => brief(userId)).join(' and ')} publish what was imported for student ${link.student}`,
    run: async (process) => {
      const tries = sellers.map((seller) => call(process, 'claims.accept', { token: link.token }, seller));
      return (await Promise.all(tries)).join(' and ');
    },
  };
};
