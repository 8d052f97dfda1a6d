/** Student whose call is running, for each asynchronous context of a host. */
export interface Actors {
  run<T>(userId: string | undefined, work: () => T): T;
  current(): string | undefined;
}

/** Creates the actor of a host that runs one call at a time. */
function createSequentialActors(): Actors {
  let actor: string | undefined;
  return {
    run(userId, work) {
      const before = actor;
      const restore = () => {
        actor = before;
      };
      actor = userId;
      try {
        const result = work();
        if (result instanceof Promise) void result.then(restore, restore);
        else restore();
        return result;
      } catch (error) {
        restore();
        throw error;
      }
    },
    current: () => actor,
  };
}

let actors = createSequentialActors();

/** Makes a host's contexts known. A host that runs calls concurrently does this once, at its start. */
export function provideActors(ofHost: Actors): void {
  actors = ofHost;
}

/** Runs a call of a student. Its effects on that student are their own action. */
export const actAs = <T>(userId: string | undefined, run: () => T): T => actors.run(userId, run);

/** Runs work without an acting student, such as deliveries of events and updates from the payment provider. */
export const actAsSystem = <T>(run: () => T): T => actors.run(undefined, run);

/** Returns the id of the student whose call is running; undefined in jobs and deliveries. */
export const currentActor = (): string | undefined => actors.current();
