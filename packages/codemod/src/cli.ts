#!/usr/bin/env node
import { command } from './command.js';

process.exitCode = command(process.argv.slice(2), { say: console.log, complain: console.error });
