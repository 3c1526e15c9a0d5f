# Rolefit in one image; the command picks the app:
#
#   node --enable-source-maps apps/gateway/dist/main.js    HTTP, live events and the web client (the default)
#   node --enable-source-maps --no-regexp-tier-up apps/worker/dist/main.js
#                                                          background jobs; the flag halves the processor time of reading
#   node libs/database/dist/migrate.js                     brings the database up to date, and ends
#
# Nothing here needs root, a shell script or a package of Debian's: the children that read PDFs are confined by programs of
# util-linux (unshare, prlimit, setpriv), which every Debian has. Steps use paths relative to the stage's folder, so that
# `npm run check:image` can run them without an engine.

FROM node:22.23.2-bookworm-slim AS sources
WORKDIR /app
COPY . .

# What runs in production, and nothing that builds or tests.
FROM sources AS packages
RUN npm ci --omit=dev --workspace=@rolefit/gateway --workspace=@rolefit/worker --ignore-scripts --no-audit --no-fund

FROM sources AS build
RUN npm ci --include=dev --ignore-scripts --no-audit --no-fund
RUN node node_modules/typescript-native/bin/tsc -b tsconfig.build.json
RUN cd apps/web && NODE_ENV=production node bundling/build.ts
# The built files alone, without types and what only tests import.
RUN mkdir image \
  && cp -r --parents package.json apps/gateway/package.json apps/gateway/dist apps/worker/package.json apps/worker/dist apps/web/dist libs/*/package.json libs/*/dist image \
  && rm -rf image/libs/testing image/libs/api-client image/libs/*/dist/testing image/apps/*/dist/testing \
  && find image \( -name '*.d.ts' -o -name '*.tsbuildinfo' \) -delete

# A stand-in for GitHub's sign-in that lets everybody in: for a laptop, see docker-compose.yml.
FROM build AS demo-sign-in
USER 65532:65532
CMD ["node", "--disable-warning=ExperimentalWarning", "tools/deploy/compose/demo-sign-in.ts"]

FROM node:22.23.2-bookworm-slim AS rolefit
WORKDIR /app
# In a container 127.0.0.1 is the container alone.
ENV NODE_ENV=production \
  HOST=0.0.0.0 \
  WEB_DIST_DIR=/app/apps/web/dist
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/image .
# By number, so that Kubernetes can see that it is not root. It owns no file and writes none.
USER 65532:65532
EXPOSE 4000 4001
# Of the gateway; whoever runs a worker asks its own port.
HEALTHCHECK --interval=15s --timeout=4s --start-period=45s --retries=4 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 4000}/health/live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node ends in order on SIGTERM by itself, also as the first process.
CMD ["node", "--enable-source-maps", "apps/gateway/dist/main.js"]
