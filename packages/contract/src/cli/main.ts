#!/usr/bin/env node
/// <reference types="node" />
import { command } from './command.js';

process.exitCode = await command(process.argv.slice(2), console.log);
