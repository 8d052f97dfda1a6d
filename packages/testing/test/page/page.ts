import { campus as ghana } from '@campushive/campus-ghana';
import * as testing from '@campushive/testing';

const host = { ...testing, ghana };
export type PageHost = typeof host;

Object.assign(window, { host });
