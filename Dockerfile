# Builds an image that contains the static executable and nothing else.
#   docker build -t fitapp . && docker run -p 127.0.0.1:8080:8080 -v fitapp:/data fitapp
FROM debian:12-slim AS build
WORKDIR /src
# The set-up is in its own layers, so that a changed source file does not repeat it.
COPY packaging/*.sh packaging/dependencies.lock packaging/httplib-definitions.txt packaging/
COPY ui/package.json ui/package-lock.json ui/.npmrc ui/
RUN packaging/setup.sh build
COPY . .
RUN ./run build fitapp && mkdir /empty

FROM scratch
COPY --from=build /src/build/release/fitapp /usr/local/bin/fitapp
COPY --from=build /src/build/release/fitapp.cdx.json /usr/share/doc/fitapp/fitapp.cdx.json
COPY --from=build --chown=65532:65532 /empty /data
USER 65532:65532
# The default path of the database and of fitapp.toml, and where SQLite writes temporary files.
WORKDIR /data
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=6s --start-period=30s CMD ["/usr/local/bin/fitapp", "healthcheck"]
ENTRYPOINT ["/usr/local/bin/fitapp"]
CMD ["serve", "--host", "0.0.0.0", "--db", "/data/fitapp.db"]
