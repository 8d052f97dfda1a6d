# The whole product in one image: the server, which also serves the built web app. ROLE chooses what a container does.
FROM node:26-slim AS build
WORKDIR /app
RUN npm install --global pnpm@12
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml .npmrc tsconfig.base.json ./
COPY apps/api/package.json apps/api/
COPY apps/campus/package.json apps/campus/
COPY packages/contract/package.json packages/contract/
COPY packages/domain/package.json packages/domain/
COPY packages/testing/package.json packages/testing/
COPY packages/ui/package.json packages/ui/
COPY packages/features/package.json packages/features/
COPY campuses/ghana/package.json campuses/ghana/
COPY campuses/nairobi/package.json campuses/nairobi/
COPY packages/browser/package.json packages/browser/
RUN pnpm install --frozen-lockfile --filter @campushive/api... --filter @campushive/campus...
COPY scripts scripts
COPY packages packages
COPY campuses campuses
COPY apps apps
RUN pnpm --filter @campushive/campus build && pnpm --filter @campushive/api build
# Only what the server needs at run time, without links out of the folder.
RUN pnpm --filter @campushive/api deploy --prod --legacy /out/apps/api \
  && cp -r apps/api/dist apps/api/migrations /out/apps/api/ \
  && mkdir -p /out/campuses/ghana/pictures && cp campuses/ghana/pictures/*.avif /out/campuses/ghana/pictures/ \
  && mkdir -p /out/apps/campus && cp -r apps/campus/dist apps/campus/dist-server /out/apps/campus/

FROM node:26-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data
WORKDIR /app
COPY --from=build /out /app
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD node -e "fetch('http://127.0.0.1:4000/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "--max-semi-space-size=16", "apps/api/dist/main.js"]
