import type { Linter } from 'eslint';

export declare const browserFloor: Required<Pick<Linter.Config, 'plugins' | 'settings' | 'rules'>>;
